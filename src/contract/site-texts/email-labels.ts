import { emailTexts } from './email-texts.ts'
import { labelled, line, paragraph } from './labelled-texts.ts'

/** What the editor says of the texts (email-texts.ts). */
export const emailLabels = [
  labelled(emailTexts, 'Every email', {
    greeting: line('Greeting', { isOptional: true }),
    signOff: paragraph('Sign-off', { variables: ['brand'], isOptional: true }),
  }),
]
