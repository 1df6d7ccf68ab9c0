import { globSync, readFileSync } from 'node:fs'

/** Returns the headings of a document of ours. Their lines begin with # outside blocks of code. */
export const headingsOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .replaceAll(/^```[\s\S]*?^```$/gm, '')
    .split('\n')
    .filter((line) => /^#+ /.test(line))
    .map((line) => line.replace(/^#+ /, ''))

/** The pages of the described behaviour, each with its headings. */
export const behaviour = new Map(globSync('docs/behaviour/*.md').map((page) => [page, headingsOf(page)]))

/** A reference such as "docs/behaviour/http.md, Order of checks". One without a page, or without a heading, is found too. */
const REFERENCE = /docs\/behaviour(?:\/[\w-]+)?(?:\.md)?(?:, ([A-Z][\w -]*\w))?/g

/** Returns the references of a text to the described behaviour that name no page, no heading, or a page without this heading. */
export function wrongReferences(text: string): string[] {
  return referencesOf(text)
    .filter(({ page, heading }) => !behaviour.get(page)?.includes(heading))
    .map(({ reference }) => reference)
}

/** Returns all references of a text to the described behaviour. */
export function referencesOf(text: string) {
  return [...text.matchAll(REFERENCE)].map(([reference, heading = '']) => ({ reference, page: reference.split(',')[0]!, heading }))
}
