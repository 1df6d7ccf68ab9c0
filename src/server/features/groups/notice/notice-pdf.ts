import { BRAND } from '#contract/options.ts'
import { bytesOf, createPdf } from '#server/formats/pdf/document.ts'
import { drawFooters } from '#server/formats/pdf/footers.ts'
import { group, tag, write, type PdfTarget } from '#server/formats/pdf/page.ts'
import { BOTTLE, FAINT, SOFT } from '#server/formats/look.ts'
import { REGULATOR } from '#shared/groups/regulator.ts'

type Notice = { item: string; category: string; place: string; contact: { name: string; email: string }; at: Date }

const BLANK = '........................................................................................'

/** Returns the notice of a group to the regulator as a PDF that screen readers can read; what the site does not know is left to write in. */
export async function noticePdf(notice: Notice): Promise<Buffer> {
  const title = 'Collective bargaining class exemption: notice'
  const document = createPdf({ title, author: BRAND, createdAt: notice.at }, { bufferPages: true })
  const root = document.struct('Document')
  document.addStructure(root)
  const place = { document, parent: root }
  tag(place, 'H1', () => write(document, title, { face: 'display', size: 18, color: BOTTLE }))
  tag(place, 'P', () => write(document, 'Small businesses that buy together', { color: FAINT }))
  document.moveDown(1)
  for (const [label, ...lines] of fieldsOf(notice)) drawField(place, label, lines)
  document.moveDown(0.5)
  for (const sentence of REGULATOR.howTo) tag(place, 'P', () => write(document, sentence, { size: 9, color: SOFT }))
  root.end()
  drawFooters(document, `${BRAND}  ·  This is no legal advice.`)
  return bytesOf(document)
}

const fieldsOf = ({ item, category, place, contact }: Notice): [label: string, ...lines: string[]][] => [
  ['1. Name of the collective bargaining group', `Venues near ${place} that buy ${item} together`],
  ['2. Contact person of the group', contact.name, contact.email, `Business name and ABN: ${BLANK}`, `Phone and postal address: ${BLANK}`],
  ['3. Who may be a member', `Cafes, restaurants and other hospitality businesses at or near ${place} that use ${item}.`],
  ['4. Whom the group bargains with', `Suppliers of ${category} that deliver to ${place}.`],
  ['5. What it bargains about', `Price, quantity and delivery of ${item}.`],
  [
    '6. Eligibility',
    'Each member had an aggregated turnover of less than $10 million in the financial year before it formed or joined the group.',
    'No member is required to take part, and the group does not refuse together to deal with a supplier.',
  ],
  ['7. Signed for the group', `Name and date: ${BLANK}`],
]

function drawField(place: PdfTarget, label: string, lines: readonly string[]): void {
  const { document } = place
  group(place, 'Sect', (field) => {
    tag(field, 'H2', () => write(document, label, { face: 'strong', size: 11 }))
    for (const line of lines) tag(field, 'P', () => write(document, line, { size: 10 }))
  })
  document.moveDown(0.8)
}
