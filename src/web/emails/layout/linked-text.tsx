import { Fragment } from 'react'
import { TextLink } from './details.tsx'

/** An address of the web in a text, without the mark that ends its sentence or the bracket around it. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"“”]*[^\s<>"“”.,;:!?)\]'’]/gi

/** A text of the owner's in which the addresses that stand in it are links. */
export function LinkedText({ text }: { text: string }) {
  const addresses = text.match(ADDRESS) ?? []
  return text.split(ADDRESS).map((words, at) => (
    <Fragment key={at}>
      {words}
      {addresses[at] !== undefined && <TextLink href={addresses[at]}>{addresses[at]}</TextLink>}
    </Fragment>
  ))
}
