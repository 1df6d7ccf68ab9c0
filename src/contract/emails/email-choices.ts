import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { described } from '#contract/endpoint/values.ts'
import { ALWAYS_SENT } from './email-kinds.ts'
import { EMAIL_LISTS } from './unsubscribe.ts'

/** The emails of one list to one person. */
export const EmailChoice = z.object({
  list: z.enum(EMAIL_LISTS),
  address: z.string(),
  isOn: z.boolean(),
  isFixed: described(
    z.boolean(),
    'True where the address is not the confirmed one of the account: only the link in such an email stops it then.',
  ),
})
export type EmailChoice = z.output<typeof EmailChoice>

/** The emails that somebody gets: those that can be stopped, and those that are always sent, by what they are about. */
export const EmailChoices = z.object({
  choices: z.array(EmailChoice),
  always: z.array(z.object({ about: z.enum(ALWAYS_SENT), addresses: z.array(z.string()) })),
})
export type EmailChoices = z.output<typeof EmailChoices>

export const getEmailChoices = endpoint('GET /api/account/emails', {
  isPrivate: true,
  summary: 'Which emails I get, and where they go',
  output: EmailChoices,
})

export const changeEmailChoice = endpoint('PUT /api/account/emails', {
  summary: 'Stop the emails of a list, or have them sent again',
  body: { list: z.enum(EMAIL_LISTS, 'Please choose which emails.'), isOn: z.boolean('Please say whether to send them.') },
  output: EmailChoices,
})
