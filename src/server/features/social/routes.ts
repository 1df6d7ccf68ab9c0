import { SOCIAL_PLATFORM_KEYS, SOCIAL_PLATFORMS } from '#contract/social/social-options.ts'
import {
  addSocialAccount,
  changeSocialAccount,
  getSocialOverview,
  listSocialAccounts,
  listSocialPlatforms,
  removeSocialAccount,
} from '#contract/social/social-accounts.ts'
import { getSocialAnalytics, listSandboxPosts } from '#contract/social/social-analytics.ts'
import { addSocialTemplate, changeSocialTemplate, listSocialTemplates, removeSocialTemplate } from '#contract/social/social-templates.ts'
import type { Context } from '#server/context.ts'
import { ownListing } from '#server/features/suppliers/queries.ts'
import { anyone, supplier } from '#server/http/access/access.ts'
import type { createSiteServer } from '#server/http/server.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { accountById, accountsOf } from './accounts/account-queries.ts'
import { connectAccount, disconnectAccount, editAccount } from './accounts/accounts.ts'
import { connectRoutes } from './accounts/connect-routes.ts'
import { analyticsOf } from './visits/analytics.ts'
import { CHANGES } from './posts/limits.ts'
import { overviewOf } from './overview.ts'
import { postRoutes } from './post-routes.ts'
import { sandboxPage } from './publishing/sandbox-queries.ts'
import { deleteTemplate, templateById, templatesOf } from './templates/template-queries.ts'
import { addTemplate, editTemplate } from './templates/templates.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'publisher' | 'secrets' | 'config' | 'images' | 'log' | 'now'>

/** A supplier's accounts on social platforms, templates and posts. */
export function socialRoutes(app: ReturnType<typeof createSiteServer>, serve: Serve, deps: Deps): void {
  const { db } = deps
  const ownSupplier = supplier.ofSupplier(ownListing)
  serve(listSocialPlatforms, anyone, async () => SOCIAL_PLATFORM_KEYS.map((name) => ({ name, displayName: SOCIAL_PLATFORMS[name] })))
  serve(getSocialOverview, ownSupplier, (_, __, listing) => overviewOf(deps, listing))

  const ofAccount = supplier.ofSupplier(accountById)
  serve(listSocialAccounts, ownSupplier, ({ id }) => accountsOf(db, id))
  serve.idempotent(addSocialAccount, ownSupplier, (tx, input) => connectAccount(tx, deps, input), CHANGES)
  serve(changeSocialAccount, ofAccount, (input) => editAccount(deps, input), CHANGES)
  serve(removeSocialAccount, ofAccount, ({ id }) => disconnectAccount(deps, id), CHANGES)

  connectRoutes(app, serve, deps)
  postRoutes(serve, deps)
  serve(getSocialAnalytics, ownSupplier, (_, __, listing) => analyticsOf(deps, listing))
  serve(listSandboxPosts, ownSupplier, ({ id, ...range }) => sandboxPage(db, id, range))

  const ofTemplate = supplier.ofSupplier(templateById)
  serve(listSocialTemplates, ownSupplier, ({ id }) => templatesOf(db, id))
  serve.idempotent(addSocialTemplate, ownSupplier, (tx, input) => addTemplate(tx, deps, input), CHANGES)
  serve(changeSocialTemplate, ofTemplate, (input) => editTemplate(deps, input), CHANGES)
  serve(removeSocialTemplate, ofTemplate, async ({ id }) => void (await deleteTemplate(db, id)), CHANGES)
}
