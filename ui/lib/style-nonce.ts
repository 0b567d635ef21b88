/**
 * Sets the nonce of a content security policy. Call it before the first render: while a dialog is open, the page behind it
 * is kept from scrolling by a style element, which a policy without 'unsafe-inline' allows only with this nonce.
 */
export { setNonce as setStyleNonce } from 'get-nonce'
