/** What the index of the search has, for those who make it and for the page that reads it. */

/** A section of a page. */
export interface SearchRow {
  /** Path of the page in the site, and its heading behind `#`. */
  readonly id: string;
  readonly title: string;
  /** Title of the page. */
  readonly page: string;
  readonly text: string;
}

export const SEARCH_OPTIONS = { fields: ['title', 'text'], storeFields: ['title', 'page'] };
