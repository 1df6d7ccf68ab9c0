import { dateInWords } from '#shared/time/day-texts.ts'
import { resourcePath } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { TitledSection } from '#web/ui/layout/titled-section.tsx'
import styles from './seafood.module.css'

/** The law's own text and what governments say of it, as the resources of the site cite them. Null where a page names no day of its own. */
const PAGES: readonly { title: string; publisher: string; url: string; date: string | null }[] = [
  {
    title: 'Country of Origin Information for Seafood for Immediate Consumption Information Standard 2025',
    publisher: 'Federal Register of Legislation',
    url: 'https://www.legislation.gov.au/F2025L00751',
    date: '2025-06-24',
  },
  {
    title: 'Labelling seafood in your hospitality business',
    publisher: 'business.gov.au',
    url: 'https://business.gov.au/products-and-services/product-labelling/seafood-labelling-laws-are-changing-for-hospitality-businesses/labelling-seafood-in-your-hospitality-business',
    date: null,
  },
  {
    title: 'New seafood labelling from 1 July 2026',
    publisher: 'NSW Small Business Commissioner',
    url: 'https://www.smallbusiness.nsw.gov.au/news-podcasts/news/new-seafood-labelling-from-1-july-2026',
    date: '2025-07-25',
  },
]
const CHECKLIST = 'receiving-and-food-safety-checklist'

/** Shows what the record is for, and where that is written. */
export const LawSection = () => (
  <TitledSection title="The law" className={styles.law} id="law">
    <p>
      Since 1 July 2026, by an information standard under the Australian Consumer Law, a venue in Australia says of each seafood dish
      whether it is Australian, imported or mixed, by where it was harvested, not processed, and keeps proof for three months after it was
      last sold.
    </p>
    <p>This page keeps that proof as suppliers and you have said it. It is no legal advice.</p>
    <ul>
      {PAGES.map(({ title, publisher, url, date }) => (
        <li key={url}>
          <TextLink href={url} rel="noopener">
            {title}
          </TextLink>
          <span>{`, ${[publisher, date === null ? 'names no date' : dateInWords(date)].join(', ')}`}</span>
        </li>
      ))}
    </ul>
    <p className="no-print">
      <TextLink href={resourcePath(CHECKLIST)}>Receiving and food safety, with seafood</TextLink>
    </p>
  </TitledSection>
)
