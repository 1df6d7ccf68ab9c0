import * as z from 'zod/mini'
import { Deletion } from '#contract/accounts/account-deletion.ts'
import { ROLES } from '#contract/accounts/accounts.ts'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { described, Id, optional, paging, searchedText, Time, Uuid } from '#contract/endpoint/values.ts'

// The accounts of the marketplace, for its owner (docs/behaviour/owner-people.md, People for the owner).

export const PersonRow = z.object({
  id: Uuid,
  username: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  role: z.enum(ROLES),
  hasTwoFactor: described(z.boolean(), 'Whether signing in takes a code.'),
  listing: described(z.nullable(z.object({ id: Id, businessName: z.string() })), 'The listing that the account manages.'),
  requests: described(z.int(), 'Quote requests that the account has sent.'),
  createdAt: Time,
})
export type PersonRow = z.output<typeof PersonRow>

export const listPeople = listEndpoint('GET /api/admin/people', {
  isPrivate: true,
  summary: 'Every account, the newest first',
  query: {
    search: described(optional(searchedText), 'Part of a username, an email address or the name of a listing.'),
    role: described(z.optional(z.enum(ROLES, 'role is restaurant, supplier or owner.')), 'Keeps only accounts of this kind.'),
    ...paging(50),
  },
  item: PersonRow,
})
export const resetPersonTwoFactor = endpoint('DELETE /api/admin/people/:id/two-factor', {
  summary: 'Turn two-factor sign-in off for somebody who has lost what gives the codes; the account is told by email',
  canConflict: true,
  params: { id: Uuid },
})
export const confirmPerson = endpoint('POST /api/admin/people/:id/confirmation', {
  summary: 'Send the email again that confirms the address of an account',
  canConflict: true,
  params: { id: Uuid },
})
export const previewPersonDeletion = endpoint('GET /api/admin/people/:id/deletion', {
  isPrivate: true,
  summary: 'What the deletion of an account deletes and leaves',
  canConflict: true,
  params: { id: Uuid },
  output: Deletion,
})
export const deletePerson = endpoint('DELETE /api/admin/people/:id', {
  summary: 'Delete an account for good, as its own deletion does; owners are not deleted here',
  canConflict: true,
  params: { id: Uuid },
  body: { removeListing: described(z._default(z.boolean('Please say true or false.'), false), 'Whether the listing goes too.') },
})
