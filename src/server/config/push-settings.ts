/** The push services of the browsers that there are: Chrome and Edge, Firefox, Safari, and Edge on Windows. */
export const PUSH_SERVICES = [
  'https://fcm.googleapis.com',
  'https://*.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
]

const ORIGIN = /^https?:\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$/

/** Returns the origins of a list that is separated by commas; null when one of them is none. An asterisk stands for names before a dot. */
export function pushServicesIn(list: string): string[] | null {
  const services = list.split(',').map((each) => each.trim().toLowerCase())
  return services.every((each) => ORIGIN.test(each)) ? services : null
}
