/** The web app manifest without the name, which the build takes from the brand. */
export const manifest = {
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'browser',
  background_color: '#fdfbf7',
  theme_color: '#fdfbf7',
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
}
