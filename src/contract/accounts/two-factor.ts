import * as z from 'zod/mini'
import { anyPassword } from './accounts.ts'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { described, optional, text } from '#contract/endpoint/values.ts'

const password = anyPassword('Please enter your password.')
export const beginTwoFactor = endpoint('POST /api/account/two-factor', {
  summary: 'Begin to set up two-factor sign-in; it counts once it is confirmed',
  body: { password },
  output: z.object({
    secret: described(z.string(), 'Base32, for typing it in when the QR code cannot be scanned.'),
    uri: described(z.string(), '`otpauth://totp/…`, the content of the QR code.'),
  }),
})
export const confirmTwoFactor = endpoint('PUT /api/account/two-factor', {
  summary: 'Turn two-factor sign-in on with a first code',
  body: { otp: text(40, 'Please enter the six digits.') },
  output: z.object({
    recoveryCodes: described(z.array(z.string()), 'Each code works once. They are not shown again after this response.'),
  }),
})
export const proveTwoFactor = endpoint('POST /api/account/two-factor/verify', {
  summary: 'Enter a code of two-factor sign-in again, as the owner area asks for',
  description: "An owner's calls are 403 `otp_required` until then, once every 30 days in each session.",
  body: { otp: text(40, 'Please enter the six digits.') },
})
export const endTwoFactor = endpoint('DELETE /api/account/two-factor', {
  summary: 'Turn two-factor sign-in off',
  body: {
    password,
    otp: described(optional(text(40)), 'Six digits from the authenticator app, or a recovery code; needed where it is on.'),
  },
})
