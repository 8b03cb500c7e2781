// What is undefined or unused is found by the type checker; these rules are about the rest.
import js from "@eslint/js";

export default [
  { ignores: ["**/node_modules/"] },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off",
      "curly": ["error", "multi-line"],
      "eqeqeq": "error",
      "no-else-return": "error",
      "no-implicit-globals": "error",
      "no-shadow": "error",
      "no-throw-literal": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "prefer-template": "error",
    },
  },
  { files: ["templates/shared/studio/*.js", "tests/**/*.js"], languageOptions: { sourceType: "script" } },
  { files: ["tests/**/*.js"], rules: { "no-implicit-globals": "off", "no-unused-vars": "off" } }, // names for the tests
];
