/** Returns a title as the fragment of an address: "Know five numbers before you call" is `know-five-numbers-before-you-call`. */
export const slug = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
