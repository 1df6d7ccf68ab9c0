/** Offers a CSV file for download. */
export function download(name: string, csv: BlobPart) {
  const href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // Some browsers read the URL only after the user has chosen where to save the file.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
