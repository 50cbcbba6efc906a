/** Built here, or named by whoever runs it. */
const OWN_IMAGE = /^\$\{VITRAL_IMAGE:-vitral:[\w.-]+\}$/;

export const isOwnImage = ({ image }) => OWN_IMAGE.test(image);

export const servicesOf = ({ compose }) => Object.entries(compose.services);

/** The services of compose.yaml that run the image of Vitral. */
export const serversOf = (deploy) => servicesOf(deploy).filter(([, service]) => isOwnImage(service));
