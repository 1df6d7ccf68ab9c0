import {
  changeJoining,
  chooseOffer,
  confirmGroup,
  createGroup,
  getGroup,
  joinGroup,
  leaveGroup,
  listGroups,
  offerToGroup,
  settleGroup,
} from '#contract/groups/groups.ts'
import { changeSiteFeatures, getSiteFeatures } from '#contract/owner/site-features.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import type { App } from '#server/feature.ts'
import { owner } from '#server/http/access/access.ts'
import type { Limit } from '#server/http/access/guards.ts'
import type { AuthenticatedRequester } from '#server/http/access/requester.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { forbidden } from '#server/http/problems.ts'
import { settle } from '#shared/groups/settle.ts'
import { groupAccess } from './access.ts'
import { changeWant, join, leave, openGroup } from './joining/join-group.ts'
import { noticeRoute } from './notice/notice-route.ts'
import { chooseGroupQuote, sendGroupQuote } from './quotes/send-group-quote.ts'
import { confirm } from './settling/confirm.ts'
import { groupPage } from './shown/list-groups.ts'
import { showGroup } from './shown/show-group.ts'
import { changeFeatures, siteFeaturesOf } from './site-features.ts'

/** Counted for each client address (docs/behaviour/limits.md, Request limits). */
const SETTLINGS: Limit = { name: 'group-settlings', points: 30, seconds: 60 }
const CHANGES: Limit = { name: 'group-changes', points: 60, seconds: 60 }

/** Adds the addresses of groups, and the switch of the owner that they are behind. */
export function groupRoutes(app: App, serve: Serve, deps: Pick<Context, 'db' | 'jobs' | 'changes' | 'config' | 'now'>): void {
  const { db, now } = deps
  const access = groupAccess
  const limit = { limit: CHANGES }
  serve(getSiteFeatures, owner, () => siteFeaturesOf(db))
  serve(changeSiteFeatures, owner, (wished, { account }) => changeFeatures(deps, wished, account))

  serve(listGroups, access.anyone, (query) => groupPage(db, query))
  serve(getGroup, access.reader, ({ id }, requester) => showGroup(db, id, requester, now()))
  serve(settleGroup, access.anyone, async ({ members, smallest, ...quote }) => settle(quote, members, smallest), { limit: SETTLINGS })

  /** Returns what shows a group as a write has left it. */
  const shown = async (tx: Db, id: string, requester: AuthenticatedRequester) => showGroup(tx, id, requester, now())
  serve.idempotent(
    createGroup,
    access.buyer,
    async (tx, input, requester) => shown(tx, await openGroup(tx, deps, input, requester.account.id), requester),
    limit,
  )
  serve.idempotent(
    joinGroup,
    access.joining,
    async (tx, input, requester) => {
      await join(tx, deps, input, requester.account.id)
      return shown(tx, input.id, requester)
    },
    limit,
  )
  serve(
    changeJoining,
    access.joining,
    (input, requester) =>
      inTransaction(db, async (tx) => {
        await changeWant(tx, deps, input, requester.account.id)
        return shown(tx, input.id, requester)
      }),
    limit,
  )
  serve(leaveGroup, access.joining, ({ id }, { account }) => inTransaction(db, (tx) => leave(tx, deps, id, account.id)), limit)
  groupQuoteRoutes(serve, deps)
  noticeRoute(app, serve, deps)
}

function groupQuoteRoutes(serve: Serve, deps: Pick<Context, 'db' | 'jobs' | 'changes' | 'config' | 'now'>): void {
  const limit = { limit: CHANGES }
  const after = async (tx: Db, id: string, requester: AuthenticatedRequester, write: Promise<unknown>) => {
    await write
    return showGroup(tx, id, requester, deps.now())
  }
  serve.idempotent(
    offerToGroup,
    groupAccess.offering,
    (tx, input, requester) => {
      const { supplierId } = requester.account
      if (supplierId === undefined) throw forbidden('This is for suppliers with a listing.')
      return after(tx, input.id, requester, sendGroupQuote(tx, deps, input, supplierId))
    },
    limit,
  )
  serve.idempotent(
    chooseOffer,
    groupAccess.joining,
    (tx, input, requester) => after(tx, input.id, requester, chooseGroupQuote(tx, deps, input, requester.account.id)),
    limit,
  )
  serve.idempotent(
    confirmGroup,
    groupAccess.joining,
    (tx, { id }, requester) => after(tx, id, requester, confirm(tx, deps, id, requester.account.id)),
    limit,
  )
}
