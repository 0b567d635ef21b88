/** Hands a text to the browser as a download. */
export function saveFile(name: string, text: string, type = 'text/csv') {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has its own hold on the data by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
