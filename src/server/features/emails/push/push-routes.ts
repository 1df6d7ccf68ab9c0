import {
  addPushSubscription,
  getPushSubscription,
  MAX_PUSH_SUBSCRIPTIONS,
  removePushSubscription,
} from '#contract/accounts/push-subscriptions.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { signedIn } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { invalid } from '#server/http/problems.ts'
import { pushKeys } from './push-keys.ts'
import { deleteSubscriptionOf, lockAccount, putSubscription, subscriptionOf } from './push-queries.ts'
import { isOfService } from './push-services.ts'

type Deps = Pick<Context, 'db' | 'config' | 'secrets' | 'log'>

export function pushRoutes(serve: Serve, deps: Deps): void {
  const { db, config } = deps
  serve(getPushSubscription, signedIn, async (_, { account }) => ({
    publicKey: (await pushKeys(deps)).publicKey,
    subscription: (await subscriptionOf(db, account.sessionId)) ?? null,
  }))
  serve(addPushSubscription, signedIn, ({ endpoint, keys, kinds }, { account }) => {
    if (!isOfService(config.pushServices, endpoint))
      throw invalid([{ path: 'endpoint', message: 'This is not the address of a push service that this site calls.' }])
    const subscription = { accountId: account.id, sessionId: account.sessionId, endpoint, ...keys, kinds: [...new Set(kinds)] }
    return inTransaction(db, async (tx) => {
      await lockAccount(tx, account.id)
      return putSubscription(tx, subscription, MAX_PUSH_SUBSCRIPTIONS)
    })
  })
  serve(removePushSubscription, signedIn, async (_, { account }) => void (await deleteSubscriptionOf(db, account.sessionId)))
}
