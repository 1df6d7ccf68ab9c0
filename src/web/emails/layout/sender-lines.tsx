import { createContext, useContext } from 'react'
import { BRAND } from '#contract/options.ts'
import type { SiteOwner } from '#contract/site/site-owner.ts'
import { abnInWords } from '#shared/contact/abn-in-words.ts'
import { EmailLink } from './details.tsx'
import { Text } from './elements.tsx'
import { emailStyles } from './email-styles.ts'

/** Who runs the marketplace, as far as the settings say. */
export const Sender = createContext<SiteOwner>({ email: null, business: null })

/** The last lines of every email: who has it sent, and how to reach them. */
export function SenderLines() {
  const { email, business } = useContext(Sender)
  if (!email && !business) return null
  return (
    <Text style={emailStyles.foot}>
      {business && `${BRAND} is run by ${business.name}, ABN ${abnInWords(business.abn)}, ${business.address}. `}
      {email && (
        <>
          Write to us: <EmailLink address={email} />
        </>
      )}
    </Text>
  )
}
