/** Offers a file for download: one that is there, or the text of a CSV file. */
export function download(name: string, file: Blob | string) {
  const href = URL.createObjectURL(typeof file === 'string' ? new Blob([file], { type: 'text/csv' }) : file)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // Some browsers read the URL only after the user has chosen where to save the file.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
