import { claimTexts } from '#contract/site-texts/home-texts.ts'
import type { Statements } from '#contract/site/site.ts'
import { Tag } from '#web/ui/typography/tag.tsx'
import { useSite, useTexts } from './use-site.ts'

/** Says that a figure or a quote is a sample; nothing beside demo data, which is all invented. */
export function ExampleMark({ of }: { of: keyof Statements }) {
  const { statements, isDemo } = useSite()
  const { example } = useTexts(claimTexts)
  return statements[of] === 'sample' && !isDemo && <Tag>{example}</Tag>
}
