import * as z from 'zod/mini'
import { Deletion } from './account-deletion.ts'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { SupplierData } from '#contract/suppliers/own-listing.ts'
import { PLANS, SUBSCRIPTION_STATUSES } from '#contract/billing/plans.ts'
import { username } from './username.ts'
import {
  described,
  Email,
  emailSpelling,
  FILL_IN_REQUIRED,
  Id,
  noControls,
  optional,
  RequiredEmail,
  text,
  Time,
  Uuid,
} from '#contract/endpoint/values.ts'

/** `restaurant` is the role of every buyer. `owner` cannot be registered. */
export const ROLES = ['restaurant', 'supplier', 'owner'] as const
export type Role = (typeof ROLES)[number]
/** What somebody who works on another's listing may do: an editor everything but plan, members and deletion, a viewer only read. */
export const MEMBER_ROLES = ['editor', 'viewer'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

/**
 * Whether an owner has two-factor sign-in, and if so whether a code was entered in this session within 30 days: while one is due, calls and
 * pages of the owner area are 403.
 */
export const SECOND_FACTORS = ['off', 'due', 'proved'] as const
export type SecondFactor = (typeof SECOND_FACTORS)[number]

export const User = z.object({
  id: Uuid,
  username: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  subscriptionStatus: described(z.enum(SUBSCRIPTION_STATUSES), "Of the listing's subscription, and the plan that it gives; null is none."),
  plan: z.nullable(z.enum(PLANS)),
  supplierId: described(z.optional(Id), 'The listing that this account manages, or works on.'),
  member: described(z.optional(z.enum(MEMBER_ROLES)), "Only where the account works on another's listing."),
  emailConfirmed: z.boolean(),
  secondFactor: described(z.optional(z.enum(SECOND_FACTORS)), 'Only in `GET /api/me`, of an owner.'),
  waiting: described(z.optional(z.int()), 'Only in `GET /api/me`, of a buyer: the number of `needsYou` in `GET /api/venue/overview`.'),
})
export type User = z.output<typeof User>

export const getMe = endpoint('GET /api/me', {
  summary: 'Who is signed in',
  output: z.object({
    user: z.nullable(User),
    ownerToken: described(
      z.optional(z.string()),
      "The value of the header `x-owner-authorization`: an owner's, another one for each session.",
    ),
  }),
})

/** The error message of sign-in for an empty field. */
export const FILL_IN = 'Please fill in all fields.'
export const MIN_PASSWORD = 6
export const MAX_PASSWORD = 200
/** Passwords are never trimmed (docs/behaviour/http.md, Input). */
export const anyPassword = (missing: string) =>
  z
    .string(missing)
    .check(
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(MAX_PASSWORD, `Please keep the password to ${MAX_PASSWORD} characters or fewer.`),
      noControls,
    )
/** A new password, which must have a minimum length. A password that is only compared does not. */
export const NewPassword = anyPassword(FILL_IN_REQUIRED).check(
  z.minLength(MIN_PASSWORD, `Password must be at least ${MIN_PASSWORD} characters`),
)

export const login = endpoint('POST /api/login', {
  summary: 'Sign in',
  body: {
    email: described(
      text(254, FILL_IN).check(emailSpelling),
      'Not validated as an address, so that a malformed one gets the same response as a wrong one.',
    ),
    password: anyPassword(FILL_IN),
    otp: described(optional(text(40)), 'Six digits from the authenticator app, or a recovery code.'),
  },
  output: z.object({ userType: z.enum(ROLES), user: User }),
})

export const register = endpoint('POST /api/register', {
  summary: 'Make an account; a supplier gets its listing with it, or claims one that exists',
  body: {
    username: username(FILL_IN_REQUIRED),
    email: RequiredEmail,
    password: NewPassword,
    confirmPassword: anyPassword(FILL_IN_REQUIRED),
    userType: z.enum(['restaurant', 'supplier'], 'Please say whether you are a cafe or restaurant, or a supplier.'),
    supplierData: described(optional(SupplierData), 'Required when `userType` is `supplier`, except with an invitation.'),
    invitation: described(
      optional(text(100, 'Please use the link from the email.')),
      'The token of an invitation to this email address, which the new account accepts: it works on that listing and has none of its own.',
    ),
  },
  output: z.object({ user: User }),
  status: 201,
})

export const logout = endpoint('POST /api/logout', { summary: 'Sign out' })

export const forgotPassword = endpoint('POST /api/password/forgot', {
  summary: 'Have a link to a new password sent',
  description: 'The response is the same whether or not an account has this address.',
  body: { email: Email },
  status: 202,
})

/** The one-time token in the link of an email. */
export const Token = text(100, 'Please use the link from the email.')
export const resetPassword = endpoint('POST /api/password/reset', {
  summary: 'Set a new password with the link from the email; every session ends',
  body: { token: Token, password: NewPassword },
})
export const confirmEmail = endpoint('POST /api/email/confirm', { summary: 'Confirm an email address', body: { token: Token } })
export const resendConfirmation = endpoint('POST /api/email/resend', { summary: 'Have the email to confirm with sent again' })

export const Account = z.extend(User, { createdAt: Time, hasTwoFactor: z.boolean(), recoveryCodesLeft: z.int() })
export type Account = z.output<typeof Account>
export const getAccount = endpoint('GET /api/account', { isPrivate: true, summary: 'My account', output: Account })

export const changeAccount = endpoint('PUT /api/account', {
  summary: 'Change my name, email or password',
  description: 'Fields that are left out do not change. Changing the email or the password requires the current password.',
  body: {
    username: optional(username()),
    email: optional(Email),
    newPassword: optional(NewPassword),
    password: optional(anyPassword('Please enter your password.')),
  },
  output: Account,
})

export const getDeletion = endpoint('GET /api/account/deletion', {
  isPrivate: true,
  summary: 'What deleting my account would delete, and what would stay',
  output: Deletion,
})

export const deleteAccount = endpoint('DELETE /api/account', {
  summary: 'Delete my account',
  body: { password: anyPassword('Please enter your password.'), removeListing: z._default(z.boolean(), false) },
})

export const getExport = endpoint('GET /api/account/export', {
  isPrivate: true,
  summary: 'Everything kept about me',
  output: z.record(z.string(), z.unknown()),
})

export const Session = z.object({
  id: Uuid,
  isCurrent: described(z.boolean(), 'Whether the request was made with this session.'),
  device: described(z.string(), 'Browser and system in words: "Firefox on Windows".'),
  createdAt: Time,
  seenAt: Time,
})
export type Session = z.output<typeof Session>
export const listSessions = endpoint('GET /api/account/sessions', {
  isPrivate: true,
  summary: 'Where I am signed in',
  output: z.array(Session),
})
export const endSession = endpoint('DELETE /api/account/sessions/:id', { summary: 'Sign out there', params: { id: Uuid } })
export const endOtherSessions = endpoint('DELETE /api/account/sessions', { summary: 'Sign out everywhere but here' })
