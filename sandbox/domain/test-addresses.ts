/**
 * Public example addresses from BIP-173, EIP-55 and the documentation of the Nile test network (FAIR-5, FAIR-6). None of our
 * customers can spend from them.
 */
export const testNetworkAddresses = {
  bitcoinAddress: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  ethereumAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  usdtAddress: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf',
}
