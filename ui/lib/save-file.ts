/** Downloads `text` as a file. */
export function saveFile(name: string, text: string, type = 'text/csv') {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By the next task, the download no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
