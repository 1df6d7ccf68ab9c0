import type { Statements, Site, SiteContent } from '#contract/site/site.ts'
import { statementMode } from '#shared/site/claim-mode.ts'
import type { Context } from '#server/context.ts'
import { siteContentOf } from '#server/features/content/site-content.ts'
import { figuresOf, praiseOf } from '#server/features/figures/queries.ts'
import { siteFeaturesOf } from '#server/features/groups/site-features.ts'
import { createSocialProof } from '#server/features/social-proof/proof-events.ts'
import { forAMinute, untilChange } from '#server/http/cache/until-change.ts'

type Deps = Pick<Context, 'config' | 'db' | 'changes' | 'now'>

const NEW_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Returns what every page knows of the site: social proof, and what the owner has changed. If the database cannot be read, pages have no
 * events, and the texts that were read last.
 */
export function createSite({ config: { publicUrl }, db, changes, now }: Deps): () => Promise<Site> {
  const proofNow = createSocialProof({ db, changes, now })
  const contentNow = untilChange(changes, now, () => siteContentOf(db))
  const featuresNow = untilChange(changes, now, () => siteFeaturesOf(db))
  const figures = forAMinute(now, () => figuresOf(db, new Date(now().getTime() - NEW_MS))).load
  const praise = forAMinute(now, () => praiseOf(db)).load
  let lastContent: SiteContent = { texts: {}, css: '' }
  return async () => {
    try {
      const { isDemo, proof } = await proofNow()
      lastContent = await contentNow()
      const statements: Statements = {
        figures: statementMode(lastContent.texts['home.claims.figures'], isDemo),
        testimonials: statementMode(lastContent.texts['home.claims.testimonials'], isDemo),
      }
      return {
        publicUrl,
        isDemo,
        proof,
        content: lastContent,
        statements,
        ...((await featuresNow()).groups && { hasGroups: true }),
        ...(statements.figures === 'computed' && { figures: await figures() }),
        ...(statements.testimonials === 'computed' && { praise: await praise() }),
      }
    } catch {
      return {
        publicUrl,
        isDemo: false,
        proof: [],
        content: lastContent,
        statements: { figures: 'hidden', testimonials: 'hidden' },
      }
    }
  }
}
