import { createContext, useContext } from 'react'
import { BRAND } from '#contract/options.ts'
import { emailTexts } from '#contract/site-texts/email-texts.ts'
import { filled, textsOf } from '#contract/site-texts/text-group.ts'
import { Text } from './elements.tsx'
import { emailStyles } from './email-styles.ts'

/** The texts that the owner has changed, by key. */
export const ChangedTexts = createContext<Readonly<Record<string, string>>>({})

/** The first line of every email. */
export function Greeting() {
  const { greeting } = textsOf(emailTexts, useContext(ChangedTexts))
  return greeting && <Text style={emailStyles.text}>{greeting}</Text>
}

/** The last lines of every email above its button. */
export function SignOff() {
  const { signOff } = textsOf(emailTexts, useContext(ChangedTexts))
  return signOff && <Text style={{ ...emailStyles.text, whiteSpace: 'pre-line' }}>{filled(signOff, { brand: BRAND })}</Text>
}
