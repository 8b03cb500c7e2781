// What the first page and the worker tell each other.

/**
 * What Python is started with: addresses, the files to load first with their bytes (unpacked and packed), and those to load when
 * needed.
 */
export interface Setup {
  python: string;
  home: string;
  root: string;
  games: string[];
  core: [string, number, number][];
  late: Record<string, { file: string; sizes: [number, number] }>;
}

/** A request for a page or a file of the studio. */
export interface Question {
  path: string;
  query: string;
  known: string;
  languages: string;
}

/** What a site is made of, as the builder writes it into the first page. */
export interface Site extends Omit<Setup, "home" | "root"> {
  shell: string;
  folders: string[];
  version: string;
}
