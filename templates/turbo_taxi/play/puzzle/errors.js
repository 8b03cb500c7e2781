/* Errors in what a person typed: one English sentence, and the parts that a page needs to word it in another language.

   reason   "tile", "city", "setup", "hour", "twice", "code", "length", "check" or "rule"
*/

/** @typedef {{ reason: string, text?: string, near?: string[] }} InputFault */

export class InputError extends Error {
  /** @param {string} message @param {InputFault} fault */
  constructor(message, fault) {
    super(message);
    this.name = "InputError";
    this.fault = fault;
  }
}

/** The text in quotation marks. @param {string} text */
export const quoted = (text) => `'${text}'`;
