import { Fragment } from 'react'
import { PRICING, PRIVACY, QUOTES, REGISTER_SUPPLIER, SAVED, TERMS } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'

/** Words that lead somewhere, and the path. */
export type LinkedWords = { words: string; href: string }

/** What the assistants call the pages of the site. */
const PAGES: LinkedWords[] = [
  { words: 'privacy page', href: PRIVACY },
  { words: 'terms page', href: TERMS },
  { words: 'pricing page', href: PRICING },
  { words: 'For suppliers', href: REGISTER_SUPPLIER },
  { words: 'Saved suppliers', href: SAVED },
  { words: 'Your quote requests', href: QUOTES },
]

type LinkedTextProps = { text: string; links: LinkedWords[]; onFollow: (() => void) | undefined }

/** A text in which the given words, and the names of pages, are links. Addresses that stand in it are text: anybody may have written them. */
export function LinkedText({ text, links, onFollow }: LinkedTextProps) {
  return linkedPieces(text, [...links, ...PAGES]).map((piece, index) => {
    const key = `${index}`
    if (typeof piece === 'string') return <Fragment key={key}>{piece}</Fragment>
    return (
      <TextLink key={key} href={piece.href} onClick={onFollow}>
        {piece.words}
      </TextLink>
    )
  })
}

/** Returns the pieces of a text in order; of two words of which one begins with the other, the longer is found. */
export function linkedPieces(text: string, links: LinkedWords[]): (string | LinkedWords)[] {
  const longestFirst = links.toSorted((a, b) => b.words.length - a.words.length)
  let pieces: (string | LinkedWords)[] = [text]
  for (const link of longestFirst)
    pieces = pieces.flatMap((piece) =>
      typeof piece === 'string' ? piece.split(link.words).flatMap((part, index) => (index === 0 ? [part] : [link, part])) : [piece],
    )
  return pieces.filter((piece) => piece !== '')
}
