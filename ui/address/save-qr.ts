import { saveFile } from '../lib/save-file.ts'

/** Large enough to print, and to scan from another screen. */
const SIZE = 1024

/**
 * Downloads a QR code as a PNG of 1,024 × 1,024 pixels. It is drawn in the browser, from a data URL, which the content security policy allows.
 * Rejects if the browser can't draw it.
 */
export async function saveQr(code: SVGSVGElement, fileName: string) {
  const copy = code.cloneNode(true) as SVGSVGElement
  copy.setAttribute('width', String(SIZE))
  copy.setAttribute('height', String(SIZE))
  copy.removeAttribute('class')
  const image = new Image(SIZE, SIZE)
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  canvas.getContext('2d')?.drawImage(image, 0, 0, SIZE, SIZE)
  // Not toBlob(): Chromium encodes it only while the page is idle, which takes a second or more.
  const base64 = /^data:image\/png;base64,(.+)$/.exec(canvas.toDataURL('image/png'))?.[1]
  if (base64 === undefined) throw new Error('The browser drew no picture.')
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  saveFile(fileName, new Blob([bytes], { type: 'image/png' }))
}
