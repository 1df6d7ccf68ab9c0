import * as z from 'zod/mini'
import { MEMBER_ROLES, Token } from './accounts.ts'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { described, Id, PathId, RequiredEmail, Time, Uuid } from '#contract/endpoint/values.ts'

const MemberRole = z.enum(MEMBER_ROLES, 'Please say editor or viewer.')

/** Somebody who works on a listing besides the account that manages it, or is invited to. */
export const Member = z.object({
  id: Uuid,
  email: described(z.string(), 'Of the account; while there is none, the address of the invitation.'),
  username: z.nullable(z.string()),
  role: MemberRole,
  invitedAt: Time,
  acceptedAt: z.nullable(Time),
  expiresAt: described(z.nullable(Time), 'Until when the invitation can be accepted; null once it is.'),
})
export type Member = z.output<typeof Member>

export const listMembers = endpoint('GET /api/suppliers/:id/members', {
  isPrivate: true,
  summary: 'Who works on my listing besides me, and who is invited (Enterprise)',
  params: { id: PathId },
  output: z.array(Member),
})
export const inviteMember = endpoint('POST /api/suppliers/:id/members', {
  summary: 'Invite somebody by email to work on my listing (Enterprise)',
  description: 'An address that has an open invitation gets a new one, with this role.',
  params: { id: PathId },
  body: { email: RequiredEmail, role: MemberRole },
  output: Member,
  status: 201,
})
export const changeMember = endpoint('PUT /api/suppliers/:id/members/:memberId', {
  summary: 'Change what a member may do (Enterprise)',
  params: { id: PathId, memberId: Uuid },
  body: { role: MemberRole },
  output: Member,
})
export const removeMember = endpoint('DELETE /api/suppliers/:id/members/:memberId', {
  summary: 'Take a member off my listing, or an invitation back (Enterprise)',
  params: { id: PathId, memberId: Uuid },
})

export const getInvitation = endpoint('GET /api/invitations/:token', {
  summary: 'What an emailed invitation is for',
  params: { token: Token },
  output: z.object({
    businessName: z.string(),
    email: z.string(),
    role: MemberRole,
    hasAccount: described(z.boolean(), 'Whether an account has the address: it accepts by signing in, otherwise by registering.'),
  }),
})
export const acceptInvitation = endpoint('POST /api/invitations/accept', {
  summary: 'Work on a listing, with the link from the email',
  body: { token: Token },
  output: z.object({ supplierId: Id }),
})

export const getMembership = endpoint('GET /api/account/membership', {
  isPrivate: true,
  summary: "The other account's listing that mine works on",
  output: z.object({
    membership: z.nullable(
      z.object({
        supplierId: Id,
        businessName: z.string(),
        role: MemberRole,
        isWorking: described(z.boolean(), 'False while the plan of the listing has no room for this member; it comes back with the plan.'),
      }),
    ),
  }),
})
export const leaveListing = endpoint('DELETE /api/account/membership', { summary: "No longer work on another account's listing" })
