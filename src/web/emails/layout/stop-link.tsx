import { createContext, useContext } from 'react'
import type { StopLink } from '#contract/emails/emails.ts'
import { EMAIL_LIST_WORDS } from '#shared/contact/email-list-texts.ts'
import { TextLink } from './details.tsx'
import { Text } from './elements.tsx'
import { emailStyles } from './email-styles.ts'

/** The link that stops such emails; null in an email that cannot be stopped. */
export const Stop = createContext<StopLink | null>(null)

/** The last line of an email whose reader can stop such emails. */
export function StopLine() {
  const stop = useContext(Stop)
  if (!stop) return null
  return (
    <Text style={emailStyles.foot}>
      <TextLink href={stop.url}>Stop {EMAIL_LIST_WORDS[stop.list].emails}</TextLink>
    </Text>
  )
}
