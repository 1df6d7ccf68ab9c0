import { Suspense, type ReactNode } from 'react'
import type { ResourcePage } from '#contract/resources/resources.ts'
import type { resourcePartTexts } from '#contract/site-texts/resource-texts.ts'
import { Blocks } from '#web/features/resources/detail/blocks.tsx'
import { Checklist } from '#web/features/resources/detail/worksheets/checklist.tsx'
import { Scripts } from './scripts.tsx'
import { slug } from '#web/features/resources/detail/slug.ts'
import { Sources } from '#web/features/resources/detail/sources.tsx'
import { TemplateCard } from './template-card.tsx'
import { Toolkit } from './toolkit.tsx'
import { lazyPart } from '#web/navigation/lazy-part.tsx'
import { SEAFOOD } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import type { Progress } from '#web/features/resources/detail/progress/use-progress.ts'

const SuggestingScorecard = lazyPart(
  'features/resources/detail/worksheets/suggesting-scorecard',
  async () => (await import('#web/features/resources/detail/worksheets/suggesting-scorecard.tsx')).SuggestingScorecard,
)
const Workbook = lazyPart(
  'features/resources/detail/worksheets/workbook',
  async () => (await import('#web/features/resources/detail/worksheets/workbook.tsx')).Workbook,
)
const Worksheet = lazyPart(
  'features/resources/detail/worksheets/worksheet',
  async () => (await import('#web/features/resources/detail/worksheets/worksheet.tsx')).Worksheet,
)

/** A part of the text with its place in the address. */
export type ContentPart = { id: string; title: string; body: ReactNode }

type ContentDeps = { texts: (typeof resourcePartTexts)['texts']; progress: Progress }

/** The text of a section, and the page of a venue that it is about. */
const SectionText = ({ content, leadsTo }: ResourcePage['sections'][number]) => (
  <>
    <Blocks blocks={content} />
    {leadsTo === 'seafood' && (
      <p className="no-print">
        <TextLink href={SEAFOOD}>Your seafood, and where it is from</TextLink>
      </p>
    )}
  </>
)

/** Returns what a resource has to read and to fill in, in the order of the page. */
export function contentParts(resource: ResourcePage, { texts, progress }: ContentDeps): ContentPart[] {
  const { overview, keyBenefits, sections, scripts, checklist, scorecard, workbook, templates, toolkit, worksheet, tips, sources } =
    resource
  const part = (title: string, body: ReactNode) => ({ id: slug(title), title, body: <Suspense>{body}</Suspense> })
  return [
    part(texts.overview, <Blocks blocks={overview} />),
    part(texts.benefits, <Blocks blocks={[{ list: keyBenefits }]} />),
    ...sections.map((section) => part(section.title, <SectionText {...section} />)),
    ...(scripts ? [part(texts.scripts, <Scripts scripts={scripts} />)] : []),
    ...(checklist ? [part(texts.checklist, <Checklist checklist={checklist} progress={progress} />)] : []),
    ...(scorecard ? [part(texts.scorecard, <SuggestingScorecard {...scorecard} {...progress} />)] : []),
    ...(workbook ? [part(texts.workbook, <Workbook workbook={workbook} progress={progress} />)] : []),
    ...(toolkit ? [part(texts.toolkit, <Toolkit toolkit={toolkit} />)] : []),
    ...(worksheet ? [part(worksheet.title, <Worksheet worksheet={worksheet} progress={progress} />)] : []),
    ...(templates.length > 0
      ? [
          part(
            texts.templates,
            templates.map((one) => <TemplateCard key={one.id} template={one} />),
          ),
        ]
      : []),
    ...(tips ? [part(texts.tips, <Blocks blocks={[{ list: tips }]} />)] : []),
    ...(sources.length > 0 ? [part(texts.sources, <Sources sources={sources} />)] : []),
  ]
}
