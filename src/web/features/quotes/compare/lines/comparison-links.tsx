import { withQuery } from '#contract/endpoint/build-request.ts'
import { comparisonFile, type ComparisonFormat } from '#contract/quotes/order-files.ts'
import { FileLinks } from '#web/features/quotes/files/file-links.tsx'
import { rulesForCall, type PageRules } from './rules/page-rules.ts'

const FORMATS: [format: ComparisonFormat, as: string, title: string][] = [
  ['pdf', 'PDF', 'Comparison as a PDF'],
  ['xlsx', 'Excel', 'Comparison as an Excel file'],
  ['csv', 'CSV', 'Comparison as tables, CSV'],
]
type ComparisonLinksProps = { bulkId: string; rules: PageRules; linkKey: string | null }

/** The files of a comparison by the rules that the page shows. */
export const ComparisonLinks = ({ bulkId, rules, linkKey }: ComparisonLinksProps) => (
  <FileLinks
    label="Download comparison"
    files={FORMATS.map(([format, as, title]) => ({
      as,
      title,
      href: withQuery(comparisonFile(bulkId, format), { key: linkKey, ...rulesForCall(rules) }),
    }))}
  />
)
