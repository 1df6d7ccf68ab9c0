import { claimTexts } from '#contract/site-texts/home-texts.ts'
import type { Claims } from '#contract/site/site.ts'
import { Tag } from '#web/ui/typography/tag.tsx'
import { useSite, useTexts } from './use-site.ts'

type ExampleMarkProps = {
  of: keyof Claims
  /** Whether it is the one mark of its page that is there beside demo data as well, where everything is invented. */
  isFirst?: boolean
}

/** Says that a figure or a quote is a sample. */
export function ExampleMark({ of, isFirst = false }: ExampleMarkProps) {
  const { claims, isDemo } = useSite()
  const { example, demo } = useTexts(claimTexts)
  return claims[of] === 'sample' && (!isDemo || isFirst) && <Tag>{isDemo ? demo : example}</Tag>
}
