import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate'

type Entries = Record<string, Uint8Array>
/** Zip files hold local time, so noon of that day by this clock is the same bytes on every computer. */
function noonOf(day: string): Date {
  const [year = 1980, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

/** Returns a zip file whose entries are from a day. Files that are compressed in themselves are stored as they are. */
export function archive(entries: Entries, day: string, { compressed = false } = {}): Buffer {
  const files: Zippable = Object.fromEntries(
    Object.entries(entries).map(([name, bytes]) => [name, [bytes, { level: compressed ? 0 : 6, mtime: noonOf(day) }]]),
  )
  return Buffer.from(zipSync(files))
}

type About = { title: string; subject: string; author: string; day: string }

/**
 * Returns an Office file with properties and times that do not come from the clock, so that the same content gives the same bytes.
 */
export function dated(file: Uint8Array, about: About): Buffer {
  return archive({ ...unzipSync(file), [CORE_PROPERTIES]: strToU8(coreProperties(about)) }, about.day)
}

/** Where an Office file holds who made it and when. */
export const CORE_PROPERTIES = 'docProps/core.xml'

function coreProperties({ title, subject, author, day }: About): string {
  const time = (name: string) => `<dcterms:${name} xsi:type="dcterms:W3CDTF">${day}T00:00:00Z</dcterms:${name}>`
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"' +
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"' +
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
    `<dc:title>${escaped(title)}</dc:title><dc:subject>${escaped(subject)}</dc:subject><dc:creator>${escaped(author)}</dc:creator>` +
    `<cp:lastModifiedBy>${escaped(author)}</cp:lastModifiedBy>${time('created')}${time('modified')}<dc:language>en-AU</dc:language>` +
    '</cp:coreProperties>'
  )
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
