import {
  confirmNewsletter,
  joinBeta,
  leaveNewsletter,
  listSignUps,
  listSubscribers,
  removeSignUp,
  removeSubscriber,
  restoreSignUp,
  restoreSubscriber,
  subscribeNewsletter,
  type SignUp,
  type Subscriber,
} from '#contract/accounts/signups.ts'
import { unsubscribePath } from '#shared/site/unsubscribe-path.ts'
import type { Context } from '#server/context.ts'
import { inOrderOf, STEP } from '#server/features/accounts/export/keyset-queries.ts'
import { addressHash } from '#server/db/address-hash.ts'
import { listToken } from '#server/features/emails/readers/list-tokens.ts'
import { anyone, owner } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { remove, restore } from './manage.ts'
import { confirmSubscriber, leave, subscribe } from './newsletter.ts'
import { newestOf } from './newest.ts'
import { addressOf, betaSignups, insertBetaSignup, subscribers } from './queries.ts'

/** Limits how many addresses one client can enter, and how many links it can try. */
const SIGNUPS = { name: 'signup', points: 20, seconds: 60 }
const LINKS = { name: 'newsletter-link', points: 60, seconds: 60 }

type Deps = Pick<Context, 'db' | 'jobs' | 'config' | 'secrets' | 'now'>

export function signupRoutes(serve: Serve, deps: Deps): void {
  const { db } = deps
  serve(joinBeta, anyone, ({ email }) => insertBetaSignup(db, email), { limit: SIGNUPS })
  serve(subscribeNewsletter, anyone, ({ email }, requester) => subscribe(deps, email, requester), { limit: SIGNUPS })
  serve(confirmNewsletter, anyone, ({ token }) => confirmSubscriber(deps, token), { limit: LINKS })
  serve(leaveNewsletter, anyone, ({ token }) => leave(deps, token), { limit: LINKS })
  betaRoutes(serve, deps)
  newsletterRoutes(serve, deps)
}

/** Address and time, as both files have them. */
const COLUMNS = { Email: ({ email }: SignUp) => email, 'Signed up': ({ createdAt }: SignUp) => createdAt }

function betaRoutes(serve: Serve, deps: Deps): void {
  const { db } = deps
  const list = 'betaSignups'
  serve.exportable(listSignUps, owner, (filter) => newestOf(betaSignups(db, filter), filter), {
    name: 'beta-sign-ups',
    columns: COLUMNS,
    rows: (filter) => inOrderOf<SignUp>(betaSignups(db, filter), ['createdAt', 'id'], STEP.short),
  })
  serve(removeSignUp, owner.on(addressOf(list, false)), ({ id }, { account }) => remove(deps, list, id, account))
  serve(restoreSignUp, owner.on(addressOf(list, true)), ({ id }, { account }) =>
    restore(deps, list, id, account, (tx) => betaSignups(tx, { search: null }).where('id', '=', id).executeTakeFirstOrThrow()),
  )
}

function newsletterRoutes(serve: Serve, deps: Deps): void {
  const { db, secrets, config } = deps
  const list = 'newsletterSubscribers'
  /** Returns the link that a newsletter needs which is sent with another program. */
  const leavingLink = ({ email, status }: Subscriber) =>
    status === 'confirmed'
      ? config.publicUrl + unsubscribePath(listToken(secrets, { list: 'newsletter', emailHash: addressHash(db, email) }))
      : null
  serve.exportable(listSubscribers, owner, (filter) => newestOf(subscribers(db, filter), filter), {
    name: 'newsletter',
    columns: {
      ...COLUMNS,
      Status: ({ status }: Subscriber) => status,
      Confirmed: ({ confirmedAt }) => confirmedAt,
      'Link to leave': leavingLink,
    },
    rows: (filter) => inOrderOf<Subscriber>(subscribers(db, filter), ['createdAt', 'id'], STEP.short),
  })
  serve(removeSubscriber, owner.on(addressOf(list, false)), ({ id }, { account }) => remove(deps, list, id, account))
  serve(restoreSubscriber, owner.on(addressOf(list, true)), ({ id }, { account }) =>
    restore(deps, list, id, account, (tx) =>
      subscribers(tx, { search: null, status: null }).where('id', '=', id).executeTakeFirstOrThrow(),
    ),
  )
}
