import type { ComposeService } from '../compose-file.ts';
import type { Deploy } from '../read-deploy.ts';

/** Image that compose builds, unless VITRAL_IMAGE names another. */
const OWN_IMAGE = /^\$\{VITRAL_IMAGE:-vitral:[\w.-]+\}$/;

export const isOwnImage = ({ image }: ComposeService) => OWN_IMAGE.test(image);

export const servicesOf = ({ compose }: Deploy) => Object.entries(compose.services);

/** Lists the services of compose.yaml that run the image of Vitral. */
export const serversOf = (deploy: Deploy) => servicesOf(deploy).filter(([, service]) => isOwnImage(service));
