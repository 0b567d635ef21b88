/** Downloads `content` as a file. `type`: the media type of a text. */
export function saveFile(name: string, content: string | Blob, type = 'text/csv') {
  const blob = content instanceof Blob ? content : new Blob([content], { type: `${type};charset=utf-8` })
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // In the next task, the download no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
