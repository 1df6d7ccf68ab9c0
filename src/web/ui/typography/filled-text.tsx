import { Fragment, type ReactNode } from 'react'

type FilledTextProps = {
  /** Names in braces are replaced: `We will email {email}.` */
  text: string
  values: Readonly<Record<string, ReactNode>>
}

/** A text with elements at the places of its variables. A name that has no value stays as it is. */
export const FilledText = ({ text, values }: FilledTextProps) =>
  text.split(/(\{\w+\})/).map((part, at) => <Fragment key={at}>{at % 2 === 1 ? (values[part.slice(1, -1)] ?? part) : part}</Fragment>)
