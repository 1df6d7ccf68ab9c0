import { comparisonFile } from '#contract/quotes/order-files.ts'
import { FileLinks } from './file-links.tsx'

type ComparisonLinksProps = {
  bulkId: string
  /** The rules that the page shows, and the key of the link by which it was opened, as the query of the comparison. */
  query: string
}

/** The files of a comparison, as the page shows it. */
export const ComparisonLinks = ({ bulkId, query }: ComparisonLinksProps) => {
  const files = (['pdf', 'xlsx', 'csv'] as const).map((format) => ({
    as: format === 'xlsx' ? 'Excel' : format.toUpperCase(),
    title: `Comparison as ${format === 'xlsx' ? 'an Excel file' : format === 'pdf' ? 'a PDF' : 'tables, CSV'}`,
    href: comparisonFile(bulkId, format) + (query ? `?${query}` : ''),
  }))
  return <FileLinks label="Download comparison" files={files} />
}
