# The server in a container: docker build -t tavolino . && docker run -p 8011:8011 -v tavolino:/data tavolino
# With PostgreSQL beside it: compose.yaml.

# The full image has the C compiler; make fetches node from the package registry for the page.
FROM python:3.13 AS build
WORKDIR /tavolino
COPY . .
RUN make dist

FROM python:3.13-slim
COPY --from=build /tavolino/requirements.lock /tavolino/dist/*.whl /install/
RUN pip install --no-cache-dir --require-hashes -r /install/requirements.lock \
    && pip install --no-cache-dir --no-deps /install/*.whl \
    && rm -r /install \
    && useradd --create-home --uid 1000 tavolino \
    && install --directory --owner tavolino /data
USER tavolino
VOLUME /data
EXPOSE 8011
HEALTHCHECK --start-period=20s CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8011/health')"]
ENTRYPOINT ["tavolino"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8011", "--db", "sqlite:////data/tavolino.db", "--log", "-"]
