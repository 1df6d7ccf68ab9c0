/** Gives a person a CSV file to keep. */
export function download(name: string, csv: BlobPart) {
  const href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // Some browsers read it only after they have asked where to put it.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
