/** The part of html-to-text that is used here; the package has no types of its own. */
declare module 'html-to-text' {
  type Selector = { selector: string; format?: string; options?: Record<string, unknown> }
  /** Returns a converter. Preparing the selectors takes longer than converting an email. */
  export function compile(options: { wordwrap?: number | false; selectors?: Selector[] }): (html: string) => string
}
