import { useQuery } from '@tanstack/react-query'
import { SOCIAL_PLATFORMS, type SocialPlatform } from '#contract/social/social-options.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { POST_VARIABLE_KEYS, POST_VARIABLES } from '#shared/social/social-variables.ts'
import { listed } from '#shared/text/words.ts'
import { query } from '#web/api/reads/query.ts'
import { overviewRead } from '#web/features/social/social-reads.ts'
import { supplierPath } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { MetaLabel } from '#web/ui/typography/meta-label.tsx'
import { useSite } from '#web/use-site.ts'
import { filledTemplate, previewValues } from './preview-values.ts'
import styles from './templates.module.css'

type TemplatePreviewProps = {
  supplierId: Id
  platform: SocialPlatform | ''
  texts: { contentTemplate: string; hashtagTemplate: string }
}

/** A template filled with what the supplier has, and how long it is then. What is missing is marked. */
export function TemplatePreview({ supplierId, platform, texts }: TemplatePreviewProps) {
  const values = usePreviewValues(supplierId)
  const { text, missing, length, most } = filledTemplate(texts, values, platform || 'facebook')
  return (
    <section aria-label="Preview" className={styles.preview}>
      <MetaLabel className={styles.previewLabel}>Preview{platform && `, ${SOCIAL_PLATFORMS[platform]}`}</MetaLabel>
      <p className={styles.previewText}>{text ? marked(text) : <span className={styles.previewEmpty}>Your text appears here.</span>}</p>
      {missing.length > 0 && (
        <p className={styles.missing}>
          <Icon name="warning-circle-fill" /> Nothing known yet for {listed(missing.map((name) => POST_VARIABLES[name].toLowerCase()))}. It
          is filled in when the post is about one.
        </p>
      )}
      {platform && (
        <p className={classNames(styles.length, length > most && styles.tooLong)}>
          {length.toLocaleString('en-AU')} of {most.toLocaleString('en-AU')} characters
          {length > most && `, ${(length - most).toLocaleString('en-AU')} too many for ${SOCIAL_PLATFORMS[platform]}`}
        </p>
      )}
    </section>
  )
}

/** Returns a text whose variables are marked: what is still missing in it. */
const marked = (text: string) => text.split(VARIABLE).map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part))
const VARIABLE = new RegExp(`(${POST_VARIABLE_KEYS.map((name) => `\\{${name}\\}`).join('|')})`)

/** Stands for the code that the link of each post has. */
const CODE = 'a1b2c3d4e5f6'

function usePreviewValues(supplierId: Id) {
  const { publicUrl } = useSite()
  const id = String(supplierId)
  const { data: overview } = useQuery(overviewRead(supplierId))
  const { data: products = [] } = useQuery(query('GET /api/suppliers/:id/featured-products', { id }))
  const { data: promotions } = useQuery(query('GET /api/dashboard/supplier/promotions', {}))
  return previewValues({
    variables: overview?.variables ?? { businessName: '', category: '', location: '' },
    products,
    promotions: promotions?.promotions ?? [],
    profileLink: `${publicUrl}${supplierPath(supplierId)}?post=${CODE}`,
  })
}
