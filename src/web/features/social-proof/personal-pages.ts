import {
  ACCOUNT,
  OWNER_AREA,
  AUTH,
  DASHBOARD,
  NEWSLETTER_CONFIRM,
  OWNER_DASHBOARD,
  QUOTES,
  SAVED,
  SOCIAL_MEDIA_DASHBOARD,
  SUBSCRIPTION,
  SUPPLIER_DASHBOARD,
  VENUE,
} from '#web/paths.ts'
import { UNSUBSCRIBE } from '#shared/site/unsubscribe-path.ts'

const PERSONAL = [
  ACCOUNT,
  OWNER_AREA,
  AUTH,
  DASHBOARD,
  NEWSLETTER_CONFIRM,
  OWNER_DASHBOARD,
  QUOTES,
  SAVED,
  SOCIAL_MEDIA_DASHBOARD,
  SUBSCRIPTION,
  SUPPLIER_DASHBOARD,
  UNSUBSCRIBE,
  VENUE,
]

/** Returns whether the page at an address is about its reader, who has a session or the key of an email, or is about to sign in. */
export const isPersonal = (address: string): boolean =>
  PERSONAL.some((path) => address === path || (address.startsWith(path) && /[/?]/.test(address.charAt(path.length))))
