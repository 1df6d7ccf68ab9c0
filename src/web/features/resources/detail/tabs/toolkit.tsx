import type { ResourcePage } from '#contract/resources/resources.ts'
import { resourceTemplateTexts } from '#contract/site-texts/resource-texts.ts'
import { MetaLabel } from '#web/ui/typography/meta-label.tsx'
import { useTexts } from '#web/use-site.ts'
import styles from '#web/features/resources/detail/parts-list.module.css'

/** The tools of a kit: what each is for, and what is in it. */
export function Toolkit({ toolkit }: { toolkit: NonNullable<ResourcePage['toolkit']> }) {
  const { includes: label } = useTexts(resourceTemplateTexts)
  return (
    <ul className={styles.parts}>
      {toolkit.map(({ tool, description, includes }) => (
        <li key={tool} className={styles.part}>
          <h3 className={styles.title}>{tool}</h3>
          <p>{description}</p>
          <PartList label={label} items={includes} />
        </li>
      ))}
    </ul>
  )
}

/** A short list under a label. */
export const PartList = ({ label, items }: { label: string; items: readonly string[] }) => (
  <div>
    <MetaLabel>{label}</MetaLabel>
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
)
