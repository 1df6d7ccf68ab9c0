type PostOnX = {
  text: string
  entities?: { urls?: { url: string; expanded_url: string; media_key?: string | undefined }[] | undefined } | undefined
}

/** Returns a text as it was sent: X shortens its addresses, adds that of the picture, and escapes three characters. */
export function textBeforeX({ text, entities }: PostOnX): string {
  const unshortened = (entities?.urls ?? []).reduce(
    (sum, { url, expanded_url, media_key }) => sum.replace(url, () => (media_key ? '' : expanded_url)),
    text,
  )
  return unshortened.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
