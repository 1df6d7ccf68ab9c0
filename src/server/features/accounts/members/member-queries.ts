import { sql } from 'kysely'
import type { MemberRole } from '#contract/accounts/accounts.ts'
import type { Member } from '#contract/accounts/members.ts'
import type { Db } from '#server/db/db.ts'

/** Members and open invitations in their wire shape. */
const members = (db: Db) =>
  db
    .selectFrom('listingMembers as m')
    .leftJoin('accounts as a', 'a.id', 'm.accountId')
    .select(['m.id', 'a.username', 'm.role', 'm.invitedAt', 'm.acceptedAt', 'm.expiresAt'])
    // Until a member has confirmed a new address, the invitation's is the one that is known to be theirs.
    .select(sql<string>`case when confirmed_address(a) is not null then a.email else m.email end`.as('email'))

/** Returns everybody but the manager, in the order of their invitations. */
export const membersOf = (db: Db, supplierId: number): Promise<Member[]> =>
  members(db).where('m.supplierId', '=', supplierId).orderBy('m.acceptedAt').orderBy('m.invitedAt').orderBy('m.id').execute()

export const memberById = (db: Db, id: string): Promise<Member> => members(db).where('m.id', '=', id).executeTakeFirstOrThrow()

/** Returns the member of a listing with an address: that of the invitation, or a confirmed one of the account that has accepted it. */
export const memberByEmail = (tx: Db, supplierId: number, email: string) =>
  members(tx)
    .where('m.supplierId', '=', supplierId)
    .where(sql<boolean>`lower(${email}) in (lower(m.email), confirmed_address(a))`)
    .orderBy('m.acceptedAt')
    .limit(1)
    .executeTakeFirst()

/** Counts those who work on a listing besides its manager, open invitations included. */
export const countMembers = async (tx: Db, supplierId: number): Promise<number> => (await counts(tx, supplierId)).all
/** Counts those who have accepted their invitation. */
export const countAccepted = async (tx: Db, supplierId: number): Promise<number> => (await counts(tx, supplierId)).accepted

const counts = (tx: Db, supplierId: number) =>
  tx
    .selectFrom('listingMembers')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('accountId').as('accepted')])
    .where('supplierId', '=', supplierId)
    .executeTakeFirstOrThrow()

type Invitation = { role: MemberRole; tokenHash: string; invitedAt: Date; expiresAt: Date }
export const insertInvitation = async (tx: Db, invitation: Invitation & { supplierId: number; email: string }): Promise<string> =>
  (await tx.insertInto('listingMembers').values(invitation).returning('id').executeTakeFirstOrThrow()).id
export const renewInvitation = (tx: Db, id: string, invitation: Invitation) =>
  tx.updateTable('listingMembers').set(invitation).where('id', '=', id).execute()

/** Returns undefined when the listing has no such member. */
export const setMemberRole = (tx: Db, { id, memberId }: { id: number; memberId: string }, role: MemberRole) =>
  tx.updateTable('listingMembers').set({ role }).where('supplierId', '=', id).where('id', '=', memberId).returning('id').executeTakeFirst()
/** Returns undefined when the listing has no such member. */
export const deleteMember = (tx: Db, { id, memberId }: { id: number; memberId: string }) =>
  tx.deleteFrom('listingMembers').where('supplierId', '=', id).where('id', '=', memberId).returning(['id', 'accountId']).executeTakeFirst()

export const deleteMembers = (tx: Db, supplierId: number) => tx.deleteFrom('listingMembers').where('supplierId', '=', supplierId).execute()
/** Returns undefined for an account that works on no listing of others. */
export const deleteMembership = (tx: Db, accountId: string) =>
  tx.deleteFrom('listingMembers').where('accountId', '=', accountId).returning('id').executeTakeFirst()
/** Deletes the open invitations to an address. */
export const deleteInvitationsTo = (tx: Db, email: string) =>
  tx
    .deleteFrom('listingMembers')
    .where('accountId', 'is', null)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .execute()
export const deleteOldInvitations = (db: Db, invitedBefore: string) =>
  db.deleteFrom('listingMembers').where('accountId', 'is', null).where('invitedAt', '<', invitedBefore).execute()

/** Returns the open invitation of a link, with its listing; undefined when it was used, has expired or was replaced. */
export const invitationOf = (db: Db, tokenHash: string, now: Date) =>
  db
    .selectFrom('listingMembers as m')
    .innerJoin('suppliers as s', 's.id', 'm.supplierId')
    .select(['m.id', 'm.supplierId', 's.businessName', 'm.email', 'm.role'])
    .where('m.tokenHash', '=', tokenHash)
    .where('m.expiresAt', '>', now.toISOString())
    .executeTakeFirst()

export const acceptMember = (tx: Db, id: string, accountId: string, acceptedAt: Date) =>
  tx.updateTable('listingMembers').set({ accountId, acceptedAt, tokenHash: null, expiresAt: null }).where('id', '=', id).execute()

/** Returns the listing that an account works on, whether or not its plan includes that now; undefined without one. */
export const membershipOf = (db: Db, accountId: string) =>
  db
    .selectFrom('listingMembers as m')
    .innerJoin('suppliers as s', 's.id', 'm.supplierId')
    .select(['m.supplierId', 's.businessName', 'm.role'])
    .where('m.accountId', '=', accountId)
    .executeTakeFirst()
