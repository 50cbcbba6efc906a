/** Year and month in which the services were last reviewed. */
export const CATALOGUE_DATE = '2026-11';

export interface Service {
  /** Prefix of its texts. */
  key: string;
  name: string;
  site: string;
  /** The embed code of the service, with a placeholder for the customer's id. */
  example: string;
}

export const SERVICES: readonly Service[] = [
  {
    key: 'elfsight',
    name: 'Elfsight',
    site: 'https://elfsight.com/',
    example:
      '<script src="https://elfsightcdn.com/platform.js" async></script>\n' +
      '<div class="elfsight-app-YOUR-WIDGET-ID" data-elfsight-app-lazy></div>',
  },
  {
    key: 'curator',
    name: 'Curator.io',
    site: 'https://curator.io/',
    example:
      '<div id="curator-feed-default-feed-layout"></div>\n' +
      '<script src="https://cdn.curator.io/published/YOUR-FEED-ID.js" async charset="UTF-8"></script>',
  },
  {
    key: 'taggbox',
    name: 'Taggbox',
    site: 'https://taggbox.com/',
    example:
      '<div class="taggbox" data-widget-id="YOUR-WIDGET-ID" data-website="1"></div>\n' +
      '<script src="https://widget.taggbox.com/embed.min.js"></script>',
  },
  {
    key: 'juicer',
    name: 'Juicer',
    site: 'https://www.juicer.io/',
    example: '<script src="https://www.juicer.io/embed/YOUR-FEED-NAME/embed-code.js" async defer></script>',
  },
  {
    key: 'embedsocial',
    name: 'EmbedSocial',
    site: 'https://embedsocial.com/',
    example:
      '<div class="embedsocial-hashtag" data-ref="YOUR-WIDGET-ID"></div>\n' +
      '<script id="EmbedSocialHashtagScript" src="https://embedsocial.com/cdn/ht.js" async></script>',
  },
];
