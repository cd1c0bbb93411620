/** The game of the page "Writing a game"; its source is cut from that page when the test runs. */
export declare const ferry: object;
