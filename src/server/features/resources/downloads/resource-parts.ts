import type { Resource, Block, Template } from '#contract/resources/resources.ts'

/** What a part of a resource is made of in print: its running text, and what is ticked and filled in by hand. */
export type PrintBlock =
  | Block
  | { heading: string }
  | { checks: string[] }
  | { script: string }
  | { exercises: { task: string; hint?: string | undefined }[] }
  | { worksheet: string[] }
  | { references: { title: string; detail: string; url: string }[] }
export type DocumentPart = { title: string; blocks: PrintBlock[] }

const FORMATS = { docx: 'Word', xlsx: 'Excel' } as const

/** Returns the parts of a resource in the order of its page. Those that it does not have are left out. */
export function partsOf(resource: Resource): DocumentPart[] {
  const { overview, keyBenefits, sections, toolkit, tips, actionItems, sources, templates } = resource
  return [
    { title: 'Overview', blocks: overview },
    { title: 'What you get', blocks: [{ list: keyBenefits }] },
    ...sections.map(({ title, content }) => ({ title, blocks: content })),
    ...exercisesOf(resource),
    { title: 'Templates', blocks: templates.length === 0 ? [] : [TEMPLATES_ARE, ...templates.flatMap(templateInWords)] },
    {
      title: 'Toolkit',
      blocks: (toolkit ?? []).flatMap(({ tool, description, includes }) => [{ heading: tool }, description, { list: includes }]),
    },
    ...worksheetOf(resource),
    { title: 'Tips', blocks: tips ? [{ list: tips }] : [] },
    { title: 'Next steps', blocks: [{ checks: actionItems }] },
    {
      title: 'Sources',
      blocks:
        sources.length === 0
          ? []
          : [{ references: sources.map(({ title, url, ...source }) => ({ title, detail: detailOf(source), url })) }],
    },
  ].filter(({ blocks }) => blocks.length > 0)
}

/** Returns what is practised, ticked, scored and answered. */
function exercisesOf({ scripts, checklist, scorecard, workbook }: Resource): DocumentPart[] {
  return [
    {
      title: 'Scripts',
      blocks: (scripts ?? []).flatMap(({ title, scenario, script, tips }) => [{ heading: title }, scenario, { script }, { list: tips }]),
    },
    { title: 'Checklist', blocks: (checklist ?? []).flatMap(({ category, items }) => [{ heading: category }, { checks: items }]) },
    {
      title: 'Scorecard',
      blocks: (scorecard?.categories ?? []).flatMap(({ name, weight, metrics }) => [
        { heading: `${name}, ${weight}%` },
        { table: { columns: ['Metric', 'Score, 1 to 5'], rows: metrics.map((metric) => [metric, '']) } },
      ]),
    },
    { title: 'Workbook', blocks: (workbook ?? []).flatMap(({ section, exercises }) => [{ heading: section }, { exercises }]) },
  ]
}

const worksheetOf = ({ worksheet }: Resource): DocumentPart[] =>
  worksheet ? [{ title: worksheet.title, blocks: [{ worksheet: worksheet.fields }] }] : []

const TEMPLATES_ARE = 'They come with this text, as files to fill in and change.'

const templateInWords = ({ name, description, format, includes }: Template): PrintBlock[] => [
  { heading: `${name} (${FORMATS[format]})` },
  description,
  { list: includes },
]

function detailOf({ publisher, date, isVerified }: Pick<Resource['sources'][number], 'publisher' | 'date' | 'isVerified'>): string {
  return [publisher, ...(date ? [date] : []), ...(isVerified ? [] : ['not compared with its text'])].join(', ')
}
