import { useEffect, useState } from 'react'
import { telHref } from '#shared/contact/phone.ts'
import { digitsHref, plainTelHref } from '#shared/contact/plain-phone.ts'

/**
 * Returns the link that dials a phone field, as `telHref` does. Numbers as they are mostly written are read at once; the reader of all others is not part
 * of a first load: the server has read them for the link that it sends, which hydration keeps, and a page that a browser makes has all digits
 * until the reader is there.
 */
export function useTelHref(phone: string): string {
  const [read, setRead] = useState<{ phone: string; href: string }>()
  const plain = import.meta.env.SSR ? telHref(phone) : plainTelHref(phone)
  const isMissing = plain === undefined && read?.phone !== phone
  useEffect(() => {
    if (!isMissing) return
    let isShown = true
    const show = (reader: typeof import('#shared/contact/phone.ts')) => isShown && setRead({ phone, href: reader.telHref(phone) })
    import('#shared/contact/phone.ts').then(show).catch(() => undefined)
    return () => void (isShown = false)
  }, [phone, isMissing])
  return plain ?? (isMissing ? digitsHref(phone) : read!.href)
}
