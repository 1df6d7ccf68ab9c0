import type { Statements, Site, SiteContent } from '#contract/site/site.ts'
import { statementMode } from '#shared/site/claim-mode.ts'
import type { Context } from '#server/context.ts'
import { siteContentOf } from '#server/features/site-content/site-content.ts'
import { figuresOf, testimonialsOf } from '#server/features/figures/queries.ts'
import { siteFeaturesOf } from '#server/features/groups/site-features.ts'
import { createSocialProof } from '#server/features/social-proof/social-proof-events.ts'
import { forAMinute, untilChange } from '#server/http/cache/until-change.ts'

type Deps = Pick<Context, 'config' | 'db' | 'changes' | 'now'>

const NEW_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Returns what every page knows of the site: social proof, and what the owner has changed. If the database cannot be read, pages have no
 * events, and the texts that were read last.
 */
export function createSite({ config: { publicUrl }, db, changes, now }: Deps): () => Promise<Site> {
  const socialProofNow = createSocialProof({ db, changes, now })
  const siteContentNow = untilChange(changes, now, () => siteContentOf(db))
  const featuresNow = untilChange(changes, now, () => siteFeaturesOf(db))
  const figures = forAMinute(now, () => figuresOf(db, new Date(now().getTime() - NEW_MS))).load
  const testimonials = forAMinute(now, () => testimonialsOf(db)).load
  let lastSiteContent: SiteContent = { texts: {}, css: '' }
  return async () => {
    try {
      const { isDemo, proof: socialProof } = await socialProofNow()
      lastSiteContent = await siteContentNow()
      const statements: Statements = {
        figures: statementMode(lastSiteContent.texts['home.claims.figures'], isDemo),
        testimonials: statementMode(lastSiteContent.texts['home.claims.testimonials'], isDemo),
      }
      return {
        publicUrl,
        isDemo,
        proof: socialProof,
        content: lastSiteContent,
        statements,
        ...((await featuresNow()).groups && { hasGroups: true }),
        ...(statements.figures === 'computed' && { figures: await figures() }),
        ...(statements.testimonials === 'computed' && { praise: await testimonials() }),
      }
    } catch {
      return {
        publicUrl,
        isDemo: false,
        proof: [],
        content: lastSiteContent,
        statements: { figures: 'hidden', testimonials: 'hidden' },
      }
    }
  }
}
